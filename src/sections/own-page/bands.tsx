import type { Band } from '../../content/own-pages/bands.ts';
import { Icon } from '../../ui/icon.tsx';
import { newTab } from '../../ui/new-tab.ts';
import styles from './own-page.module.css';

type ItemsOf<Kind extends Band['kind']> = Extract<Band, { kind: Kind; items: unknown }>['items'];

/** Points with a title; with an icon and a link if they have one. */
export function Cards({ items }: { items: ItemsOf<'cards'> }) {
  return (
    <ul role="list" className={styles.cards}>
      {items.map(({ icon, title, body, link }) => (
        <li key={title}>
          {icon && <Icon name={icon} />}
          <h3>{title}</h3>
          <p>{body}</p>
          {link && (
            <a href={link.href} {...(link.href.startsWith('https:') && newTab)}>
              {link.label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Steps in their order, numbered. */
export function Steps({ items }: { items: ItemsOf<'steps'> }) {
  return (
    <ol role="list" className={styles.steps}>
      {items.map(({ title, body }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{body}</p>
        </li>
      ))}
    </ol>
  );
}

/** Pictures, side by side where there is room. Each loads when it comes near the screen. */
export function Pictures({ items }: { items: ItemsOf<'pictures'> }) {
  return (
    <div className={styles.pictures}>
      {items.map(({ file, alt, caption }) => (
        <figure key={file.src}>
          <img {...file} alt={alt} loading="lazy" decoding="async" />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      ))}
    </div>
  );
}

/** A sentence that somebody said, and who. */
export function Quote({ text, name, role }: Extract<Band, { kind: 'quote' }>) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <strong>{name}</strong>
        {role && <span>{role}</span>}
      </figcaption>
    </figure>
  );
}
