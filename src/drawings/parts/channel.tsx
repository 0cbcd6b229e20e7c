import { usePortfolio } from '../drawing-language.ts';
import { channels, type Booking, type Channel as ChannelId } from '../portfolio.ts';
import styles from './channel.module.css';

/** The class with a channel's colors. */
export function channelClass(id: ChannelId): string {
  return `${styles[`channel${channels.indexOf(id)}`]}`;
}

/** A channel's name with its color. */
export function Channel({ id }: { id: ChannelId }) {
  const { channelName } = usePortfolio();
  return <span className={`${styles.dot} ${channelClass(id)}`}>{channelName(id)}</span>;
}

/**
 * Returns what a calendar knows of a booking: the guest's name if it came in direct, else only the channel,
 * since iCal carries dates and nothing more.
 */
export function useBookingLabel(): (booking: Booking) => string {
  const { channelName } = usePortfolio();
  return ({ channel, guest }) => (channel === 'direct' ? guest : channelName(channel));
}
