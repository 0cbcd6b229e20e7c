import styles from './mark.module.css';

/** The brand's mark, drawn from its SVG source in the colour of the text around it. */
export function Mark({ svg }: { svg: string }) {
  return (
    <span aria-hidden="true" className={styles.mark} dangerouslySetInnerHTML={{ __html: svg }} />
  );
}
