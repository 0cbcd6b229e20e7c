import type { Intro as IntroCopy, PageWithIntro } from '../content/page.ts';
import type { Content } from '../content/read-content.ts';
import { Gate } from '../drawings/gate.tsx';
import { Illustration } from '../drawings/illustration.tsx';
import { Ground, openingEndId } from '../drawings/ground.tsx';
import { Stack } from '../ui/layout.tsx';
import type { Surface } from '../ui/section.tsx';
import styles from './page-intro.module.css';
import ground from '../drawings/ground.module.css';
import text from '../ui/text.module.css';

interface IntroProps extends Omit<IntroCopy, 'eyebrow'> {
  eyebrow?: string;
  /** Pages differ in color. */
  surface?: Surface | undefined;
  /** The page, for the drawing beside the text. */
  page: string;
}

/** The top of an inner page: eyebrow, h1 and lead beside a drawing. */
export function Intro({ eyebrow, heading, lead, page, surface }: IntroProps) {
  return (
    <div data-surface={surface} className={ground.grounded}>
      <Stack gap="lg" className={`page-width ${styles.content}`}>
        <Stack className={styles.words}>
          {eyebrow && <p className={text.eyebrow}>{eyebrow}</p>}
          <h1>{heading}</h1>
          <p className={`${text.lead} ${text.large}`}>{lead}</p>
        </Stack>
        {/* The drawing has the same colors on every surface. */}
        <div data-surface="card" className={styles.drawing}>
          <Gate className={styles.gate}>
            {/* The part between the golden edges. */}
            <Illustration
              name={`views/${page}`}
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

interface PageIntroProps {
  content: Content;
  page: PageWithIntro;
  surface?: Surface;
}

/** The top of a page with an `intro`. */
export function PageIntro({ content, page, surface }: PageIntroProps) {
  return <Intro {...content.pages[page].intro} page={page} surface={surface} />;
}
