import type { Intro as IntroCopy } from '../content/fields/page-parts.ts';
import type { Content } from '../content/read-content.ts';
import { Place } from '../drawings/place.tsx';
import { Ground } from '../ui/ground.tsx';
import styles from './page-intro.module.css';
import ground from '../ui/ground.module.css';
import text from '../ui/text.module.css';

interface IntroProps extends Omit<IntroCopy, 'eyebrow'> {
  eyebrow?: string;
  /** The page whose drawing is beside the text. */
  page: string;
  /** Whether the drawing is left out on phones, on pages whose first control should be on the first screen. */
  isCompact?: boolean;
}

/** The top of an inner page: eyebrow, h1 and lead beside a drawing. */
export function Intro({ eyebrow, heading, lead, page, isCompact = false }: IntroProps) {
  return (
    <div className={`${ground.grounded} ${styles.intro}`}>
      <div
        className={`${ground.content} ${styles.content} ${isCompact ? styles.compact : ''}`.trim()}
      >
        <div className={`${ground.words} ${styles.words}`}>
          {eyebrow && <p className={text.eyebrow}>{eyebrow}</p>}
          <h1>{heading}</h1>
          <p className={`${text.lead} ${text.large}`}>{lead}</p>
        </div>
        <Place name="inner-page" page={page} className={styles.drawing} />
      </div>
      <Ground />
    </div>
  );
}

interface PageIntroProps extends Pick<IntroProps, 'isCompact'> {
  content: Content;
  page: 'integrations' | 'about' | 'careers' | 'investors' | 'contact';
}

/** The top of a page with an `intro`. */
export function PageIntro({ content, page, ...rest }: PageIntroProps) {
  return <Intro {...content.pages[page].intro} page={page} {...rest} />;
}
