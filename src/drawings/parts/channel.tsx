import { useDrawing } from '../drawing.ts';
import type { Channel as ChannelId, Stay } from '../portfolio.ts';
import styles from './channel.module.css';

/** A channel's name with its color. */
export function Channel({ id }: { id: ChannelId }) {
  const { channelNames } = useDrawing();
  return <span className={`${styles.dot} ${styles[id]}`}>{channelNames[id]}</span>;
}

/** Returns a function that labels a stay: with the guest if it was booked direct, or else with the booking site. */
export function useStayLabel(): (stay: Stay) => string {
  const { channelNames, portfolio } = useDrawing();
  return ({ channel, guest }) => (guest ? portfolio.guests[guest] : channelNames[channel]);
}
