import type { PhotoProps } from '../props.ts';
import styles from './photo.module.css';

const subjects = {
  property: (
    <>
      <circle className={styles.sun} cx="20" cy="13" r="5" />
      <path className={styles.mist} d="M0 24q12-8 26-3t24-5 14 4v28H0z" />
      <path className={styles.leaf} d="M0 33q14-8 30-4t34-6v25H0z" />
      <path className={styles.clay} d="M34 22l9-8 9 8zM36 22h14v7H36z" />
      <path
        className={styles.rows}
        d="M-2 37q16-7 32-3t36-5M-2 42q17-7 34-3t34-5M-2 47q18-7 36-3t32-5"
      />
    </>
  ),
  experience1: (
    <>
      <path className={styles.clay} d="M10 25h44a22 20 0 0 1-44 0zM24 44h16v3H24z" />
      <path className={styles.leaf} d="M14 25q4-14 14-11 2-8 10-7 2 8-3 11 11-4 15 7z" />
      <circle className={styles.sun} cx="27" cy="20" r="5" />
    </>
  ),
  experience2: (
    <>
      <path className={styles.leaf} d="M0 0h64v48H0z" />
      <path className={styles.pool} d="M26 0h14q-6 12 4 20t8 28H8q8-12 16-22T26 0z" />
      <path className={styles.clay} d="M19 32q11-5 22 0 3 5-2 7-9 3-18 0-5-2-2-7z" />
      <path className={styles.rows} d="M29 6q3 1 5 0M30 14q4 2 7 0M17 44q7 2 12 0M36 44q5 2 9 0" />
    </>
  ),
};

/** A drawn photo of the main property or of an experience for guests. */
export function Photo({ of }: PhotoProps) {
  return (
    <svg viewBox="0 0 64 48" preserveAspectRatio="xMidYMid slice" className={styles.photo}>
      {subjects[of]}
    </svg>
  );
}
