import styles from './mark.module.css';

/** The brand's mark from its SVG source, in the color of the text around it. */
export function Mark({ svg }: { svg: string }) {
  return (
    <span aria-hidden="true" className={styles.mark} dangerouslySetInnerHTML={{ __html: svg }} />
  );
}
