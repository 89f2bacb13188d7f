import { calendarMessages } from '../../messages/calendar.ts';
import { CopyButton } from '../form/CopyButton.tsx';

/** An address to copy into another program, by a button where scripts run. */
export function CopyAddress({ address }: { readonly address: string }) {
  const { copy, copied, copyFailed } = calendarMessages;
  return (
    <div className="calendar-copy">
      <p className="calendar-address">{address}</p>
      <CopyButton text={address} label={copy} copied={copied} failed={copyFailed} />
    </div>
  );
}
