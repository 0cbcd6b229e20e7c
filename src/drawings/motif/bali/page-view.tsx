import { Gate } from './gate.tsx';
import palette from './property-view.module.css';
import { palm } from './property-view.tsx';
import type { PageViewProps, ViewName } from '../props.ts';
import styles from './page-view.module.css';

/** The views behind the gate: 150 units wide, visible from y = 20 to about 290. */
const views = {
  /** Rice terraces below the volcano. */
  terraces: (
    <>
      <circle className={palette.sun} cx="30" cy="96" r="20" />
      <path className={palette.mountain} d="M-120 230L-36 132q12-11 24 0l46 44 20-14 70 70z" />
      <path
        className={palette.grove}
        d="M-120 232q20-26 40-8 14-22 34-6 18-18 40 0 18-16 36-2 20-20 40 0 24-14 40 6v60h-230z"
      />
      <path className={palette.wall} d="M-40 196h36v24h-36z" />
      <path className={palette.thatch} d="M-50 199l16-22h24l16 22q-28 4-56 0z" />
      <path className={palette.terrace1} d="M-130 224c60-16 90 8 140 0s80-12 120-4v200h-260z" />
      <path className={palette.terrace2} d="M-130 246c60-14 90 10 140 2s80-12 120-4v200h-260z" />
      <path className={palette.terrace3} d="M-130 270c60-14 90 10 140 2s80-12 120-4v200h-260z" />
      <path
        className={palette.water}
        d="M-130 234c60-14 90 10 140 2s80-12 120-4M-130 257c60-14 90 10 140 2s80-12 120-4"
      />
    </>
  ),
  /** The sea at sunset, with an outrigger boat. */
  sea: (
    <>
      <circle className={palette.sun} cx="14" cy="172" r="40" />
      <path className={palette.pool} d="M-120 176h240v200h-240z" />
      <path
        className={palette.water}
        d="M-8 190h44M-2 200h30M4 210h18M-70 196h30M-60 262q12-6 24 0t24 0 24 0M30 244q8-4 16 0t16 0 16 0"
      />
      <path className={palette.post} d="M-28 220v-76q26 30 34 66z" />
      <path className={palette.wall} d="M-32 220v-60q-18 28-24 56z" />
      <path className={palette.trunk} d="M-66 220q38 12 84-2-8 20-24 20h-36q-14 0-24-18z" />
      <path className={styles.pole} d="M-30 226v-88M-62 246h74M-44 232v14M-8 232v14" />
      <path className={palette.terrace1} d="M-130 284q70-22 150-8t120-4v120h-270z" />
    </>
  ),
  /** A house on its cliff, with steps down to the water. */
  cliff: (
    <>
      <circle className={palette.sun} cx="-30" cy="92" r="19" />
      <path className={palette.pool} d="M-120 188h240v200h-240z" />
      <path
        className={palette.water}
        d="M-66 204h40M-54 216h24M-70 236q8-4 16 0t16 0M-60 256q8-4 16 0t16 0"
      />
      <path className={palette.terrace2} d="M-8 300q-12-40 4-64-8-34 8-62l8-32h120v160z" />
      <path
        className={palette.terrace1}
        d="M-4 236q-8-34 8-62l8-32h120v18q-70 0-96 20-20 20-40 56z"
      />
      <path className={palette.wall} d="M24 108h66v34H24z" />
      <path className={palette.glass} d="M32 118h14v24H32zm20 0h18v14H52z" />
      <path className={palette.thatch} d="M14 108l10-12h80v12z" />
      <path className={styles.steps} d="M46 148l18 20-22 20 24 20-28 22 24 24-20 24" />
      <path className={styles.palm} d={palm} transform="translate(6 146) scale(.7)" />
    </>
  ),
  /** A hut among coconut palms, with a lit window. */
  palms: (
    <>
      <circle className={palette.sun} cx="-34" cy="110" r="17" />
      <path className={palette.mountain} d="M-120 226q60-44 120-30t120 14v60h-240z" />
      <path className={palette.pool} d="M-120 222h240v80h-240z" />
      <path className={styles.palm} d={palm} transform="translate(48 246) scale(-1.9 2.5)" />
      <path className={styles.palm} d={palm} transform="translate(-52 250) scale(1.3 1.5)" />
      <path className={palette.wall} d="M-26 206h50v48h-50z" />
      <path className={palette.glass} d="M2 222h14v32H2z" />
      <path className={palette.sun} d="M-18 220h14v14h-14z" />
      <path className={palette.thatch} d="M-42 210l24-34h34l24 34q-41 6-82 0z" />
      <path className={palette.terrace1} d="M-130 252q70-12 130-4t130-6v150h-260z" />
      <path className={palette.water} d="M-70 234h24M44 232h26" />
    </>
  ),
  /** A paper calendar by the kitchen door, with one night booked twice. */
  kitchen: (
    <>
      <path className={palette.mountain} d="M-110 236h220v110h-220z" />
      <path className={palette.terrace3} d="M26 112h60v148H26z" />
      <path className={palette.grove} d="M34 122h50v58H34zM34 190h50v60H34z" />
      <circle className={palette.sun} cx="38" cy="198" r="4" />
      <path className={styles.paper} d="M-60 106H12v104h-72z" />
      <path className={palette.post} d="M-60 106H12v20h-72z" />
      <path className={styles.pole} d="M-60 106l36-26 36 26" />
      <path className={styles.cells} d="M-52 142H4m-56 17H4m-56 17H4m-56 17H4" />
      <path className={palette.sun} d="M-40 146h28v10h-28z" />
      <path className={palette.terrace1} d="M-28 180h28v10h-28z" />
      <path className={palette.sun} d="M-44 163h30v10h-30z" />
      <path className={palette.thatch} d="M-30 166h30v10h-30z" />
    </>
  ),
  /** A signpost at the end of a path, for the not-found page. */
  crossroads: (
    <>
      <circle className={palette.sun} cx="-24" cy="84" r="20" />
      <path className={palette.mountain} d="M-120 236q50-60 110-34t130-14v70h-240z" />
      <path className={palette.grove} d="M-120 250q70-30 130-16t110-10v80h-240z" />
      <path className={palette.terrace1} d="M-130 262q70-16 130-6t130-8v150h-260z" />
      <path className={palette.wall} d="M-16 330q18-40 8-72h18q10 32 26 72z" />
      <path className={palette.trunk} d="M-3 128h7v136h-7z" />
      <path className={palette.thatch} d="M-44 140h62l10 11-10 11h-62z" />
      <path className={palette.wall} d="M46 176h-60l-10 11 10 11h60z" />
      <path className={palette.post} d="M-30 212h46l9 9-9 9h-46z" />
    </>
  ),
};

/** Which view each page has. */
const viewOf: Record<ViewName, keyof typeof views> = {
  integrations: 'cliff',
  about: 'kitchen',
  careers: 'sea',
  investors: 'terraces',
  contact: 'palms',
  'not-found': 'crossroads',
  page: 'terraces',
};

/** A decorative view through the gate. */
export function PageView({ of, className = '' }: PageViewProps) {
  return (
    <Gate door={150} height={340} className={`${palette.villa} ${className}`}>
      <path className={palette.sky} d="M-75 340V95a75 75 0 0 1 150 0v245z" />
      {views[viewOf[of]]}
    </Gate>
  );
}
