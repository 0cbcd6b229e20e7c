import styles from './checkout.module.css';
import { checkout, dates, price, usd } from '../figures.ts';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { Photo } from '../parts/photo.tsx';
import { coupon, extras, graceLiu, sawah } from '../portfolio.ts';

function Line({ name, amount }: { name: string; amount: string }) {
  return (
    <div className={parts.line}>
      {name} <span>{amount}</span>
    </div>
  );
}

/** The last step of a direct booking as its guest sees it: an extra chosen, each line in the total. */
export function Checkout() {
  const { nights, nightlyRateUsd, nightsUsd } = price(graceLiu);
  const { breakfastUsd, couponUsd, taxUsd, toPayUsd } = checkout(graceLiu);
  return (
    <Panel
      title={`${sawah.name}, ${sawah.place}`}
      note={`${dates(graceLiu)}, 2 guests`}
      end={<Photo of="pool" />}
      className={styles.checkout}
    >
      <div className={styles.extras}>
        <b className={`${styles.extra} ${styles.chosen} ${parts.tick}`}>{extras.breakfast.name}</b>
        <span className={styles.extra}>
          {extras.pickup.name} <small>{`+ ${usd(extras.pickup.eachUsd)}`}</small>
        </span>
      </div>
      <div className={parts.body}>
        <Line name={`${nights} nights × ${usd(nightlyRateUsd)}`} amount={usd(nightsUsd)} />
        <Line
          name={`Breakfast, ${nights} × 2 × ${usd(extras.breakfast.eachUsd)}`}
          amount={usd(breakfastUsd)}
        />
        <Line name="Cleaning" amount={usd(sawah.cleaningFeeUsd)} />
        <Line name={`Coupon ${coupon.code}`} amount={`−${usd(couponUsd)}`} />
        <Line name="Tax" amount={usd(taxUsd)} />
        <div className={`${parts.line} ${parts.total} ${styles.total}`}>
          To pay <span className={parts.numeral}>{usd(toPayUsd)}</span>
        </div>
        <p className={`${parts.button} ${styles.confirm}`}>Confirm the stay</p>
      </div>
    </Panel>
  );
}
