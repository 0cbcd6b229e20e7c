import styles from './poster.module.css';

/** A placeholder for the widget until it has loaded: an outline of its picture and form. */
export function Poster({ loading }: { loading: string }) {
  return (
    <div aria-hidden="true" data-poster="" className={styles.poster}>
      <svg viewBox="0 0 300 200" preserveAspectRatio="xMidYMax meet" className={styles.scene}>
        <path d="M-120 142C20 130 92 78 126 50L134 45 142 50 148 46C186 84 280 130 420 142M-900 128C-500 112-60 141 0 128 46 118 90 132 150 128S258 118 300 126C342 134 700 112 1200 128" />
        <path
          className={styles.house}
          d="M92 152H212V164H92ZM108 127V152H196V127M141 127V152H163V127M98 152V127M206 152V127M80 124 122 101H182L224 124V127H80ZM122 101 135 70H169L182 101ZM132 65.5H172V70.5H132Z"
        />
        <path
          className={styles.house}
          d="M-900 250V170C-500 150-90 179 0 164 60 154 110 160 152 160S250 156 300 162C350 168 700 150 1200 168V250Z"
        />
        <path d="M-900 180C-500 196-80 196 0 184 80 172 130 182 170 180S262 174 300 180C338 186 760 172 1200 186" />
      </svg>
      <div className={styles.form}>
        <div className={styles.info}>
          <span />
          <p>{loading}</p>
        </div>
        <div className={styles.fields}>
          <span />
          <span />
          <span />
        </div>
        <div className={styles.charges}>
          <span />
          <span />
          <span />
        </div>
        <span className={styles.button} />
      </div>
    </div>
  );
}
