import styles from './villa-picture.module.css';

/** Contours of the paddies below the house, from back to front. */
const terraces = [
  'M0 262c70-26 122-20 190-6s130 18 210-12v156H0z',
  'M0 300c66-24 124-18 192-4s136 14 208-10v114H0z',
  'M0 342c70-22 128-18 196-4s132 12 204-10v72H0z',
];

/** A coconut palm, 62 high, the foot of its trunk at 0, 0. */
export const palm =
  'M0 0c3-22 3-40-2-60-10-6-20-4-25 4 1-12 12-17 22-10-4-9-14-11-21-6 6-11 20-9 24 3 2-12 15-17 23-8-8-2-16 2-18 10 9-6 20-2 21 9-5-6-13-8-20-3 5 20 5 39 2 61z';

/** Villa Sawah among its rice terraces: a picture for the eye only. */
export function VillaPicture({ className = '' }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 400 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`${styles.villa} ${className}`.trim()}
    >
      <path className={styles.sky} d="M0 0h400v400H0z" />
      <circle className={styles.sun} cx="276" cy="112" r="36" />
      <path
        className={styles.mountain}
        d="M0 214L92 128q18-14 34 2l62 60q28-22 62 2l150 54v60H0z"
      />
      <path
        className={styles.grove}
        d="M0 226q24-26 48-8 20-26 50-6 22-20 46 2h112q20-24 48-4 26-20 52 4 22-14 44-2v60H0z"
      />
      <path className={styles.trunk} d={palm} transform="translate(94 262)" />
      <path className={styles.trunk} d={palm} transform="translate(318 256) scale(-.8 .8)" />
      <path className={styles.wall} d="M150 206h104v52H150z" />
      <path className={styles.glass} d="M160 218h22v40h-22zm32 0h26v40h-26zm36 0h16v22h-16z" />
      <path className={styles.post} d="M140 206h5v54h-5zm119 0h5v54h-5z" />
      <path className={styles.thatch} d="M126 210l34-44h84l34 44q-76 8-152 0z" />
      <path className={styles.ridge} d="M160 166h84M143 188q59 6 118 0" />
      <path className={styles.terrace1} d={terraces[0]} />
      <path className={styles.pool} d="M164 272q44-12 92 0l10 12q-56 12-112 0z" />
      <path className={styles.terrace2} d={terraces[1]} />
      <path className={styles.terrace3} d={terraces[2]} />
      <path
        className={styles.water}
        d="M0 268c70-26 122-20 190-6s130 18 210-12M0 308c66-24 124-18 192-4s136 14 208-10M0 352c70-22 128-18 196-4s132 12 204-10M0 382c70-22 128-18 196-4s132 12 204-10"
      />
      <path
        className={styles.rice}
        d="M52 296v-12m-6 10 2-7m10 7-2-7M330 306v-12m-6 10 2-7m10 7-2-7M118 338v-12m-6 10 2-7m10 7-2-7M286 344v-12m-6 10 2-7m10 7-2-7M200 372v-12m-6 10 2-7m10 7-2-7M40 374v-12m-6 10 2-7m10 7-2-7"
      />
    </svg>
  );
}
