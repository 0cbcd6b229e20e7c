import type { Content } from '../../content/read-content.ts';
import { Stack } from '../../ui/layout.tsx';
import { Switch } from '../../ui/field.tsx';
import styles from './widget-controls.module.css';
import choice from '../../ui/choice.module.css';

/** The colors that visitors can try, by their names in the content. All have enough contrast with white text. */
export const widgetColors = {
  green: '#1D5A43',
  blue: '#1F6F8B',
  clay: '#A83F24',
  plum: '#6A3F6B',
} as const;

type Copy = Content['pages']['home']['bookYourStay']['look'];

/**
 * Controls for the widget's color, theme and size. Their names are the widget's parameters; booking-frame.client.ts
 * reads them.
 */
export function WidgetControls({ copy }: { copy: Copy }) {
  const names = Object.keys(widgetColors) as (keyof typeof widgetColors)[];
  return (
    <form autoComplete="off" className={`${styles.look} needs-script not-printed`}>
      <Stack as="fieldset" gap="xs" className={styles.control}>
        <legend className="visually-hidden">{copy.color}</legend>
        <p aria-hidden="true">{copy.color}</p>
        <div className={styles.colors}>
          {names.map((name) => (
            <label key={name} className={styles.color}>
              <input
                type="radio"
                name="primaryColor"
                value={widgetColors[name]}
                aria-label={copy.colors[name]}
                title={copy.colors[name]}
                defaultChecked={name === 'green'}
              />
              <svg viewBox="0 0 56 56" aria-hidden="true">
                <circle cx="28" cy="28" r="22" fill={widgetColors[name]} />
                <path d="M21 28.5 26 33.5 36 22.5" fill="none" stroke="#fff" />
              </svg>
            </label>
          ))}
        </div>
      </Stack>
      <Stack as="fieldset" gap="xs" className={styles.control}>
        <legend className="visually-hidden">{copy.theme}</legend>
        <p aria-hidden="true">{copy.theme}</p>
        <div className={choice.switch}>
          {(['light', 'dark'] as const).map((theme) => (
            <label key={theme} className={choice.choice}>
              <input type="radio" name="theme" value={theme} defaultChecked={theme === 'light'} />
              {copy[theme]}
            </label>
          ))}
        </div>
      </Stack>
      <div className={styles.control}>
        <Switch name="compact" value="true" label={copy.compact} />
      </div>
    </form>
  );
}
