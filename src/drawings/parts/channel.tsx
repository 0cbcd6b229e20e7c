import { useDrawing } from '../drawing.ts';
import type { Channel as ChannelId, Stay } from '../portfolio.ts';
import styles from './channel.module.css';

/** A channel's name with its color. */
export function Channel({ id }: { id: ChannelId }) {
  const { channelName } = useDrawing();
  return <span className={`${styles.dot} ${styles[id]}`}>{channelName(id)}</span>;
}

/** Returns what a calendar knows of a stay: the guest of a direct one, else only the booking site. */
export function useStayLabel(): (stay: Stay) => string {
  const { channelName, portfolio } = useDrawing();
  return ({ channel, guest }) => (guest ? portfolio.guests[guest] : channelName(channel));
}
