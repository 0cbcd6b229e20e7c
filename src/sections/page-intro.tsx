import type { PageWithIntro } from '../content/page.ts';
import type { Content } from '../content/read-content.ts';
import { Gate } from '../drawings/gate.tsx';
import { Illustration } from '../drawings/illustration.tsx';
import { Ground, openingEndId } from '../drawings/ground.tsx';
import { Stack } from '../ui/layout.tsx';
import type { Surface } from '../ui/section.tsx';
import styles from './page-intro.module.css';
import ground from '../drawings/ground.module.css';
import text from '../ui/text.module.css';

interface PageIntroProps {
  content: Content;
  page: PageWithIntro;
  /** The drawing beside the text, in `brand/drawings/views`. */
  view?: string;
  /** Pages differ in color. */
  surface?: Surface;
}

/** The top of an inner page: eyebrow, h1 and lead beside a drawing. */
export function PageIntro({ content, page, view = page, surface }: PageIntroProps) {
  const { eyebrow, heading, lead } = content.pages[page].intro;
  return (
    <div data-surface={surface} className={ground.grounded}>
      <Stack gap="lg" className={`page-width ${styles.content}`}>
        <Stack className={styles.words}>
          <p className={text.eyebrow}>{eyebrow}</p>
          <h1>{heading}</h1>
          <p className={`${text.lead} ${text.large}`}>{lead}</p>
        </Stack>
        {/* The drawing has the same colors on every surface. */}
        <div data-surface="card" className={styles.drawing}>
          <Gate className={styles.gate}>
            {/* The part between the golden edges. */}
            <Illustration
              name={`views/${view}`}
              viewBox="-75 20 150 320"
              preserveAspectRatio="xMidYMax slice"
              className={styles.view}
            />
          </Gate>
        </div>
      </Stack>
      <Ground id={openingEndId} className={ground.behind} />
    </div>
  );
}
