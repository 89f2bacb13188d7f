import { OtherWays, type OtherWaysProps } from './OtherWays.tsx';

interface TipsClosedProps extends OtherWaysProps {
  readonly title: string;
  /** Introduces the other ways. */
  readonly text: string;
}

/** In place of a form of tips where nobody could open what is sent: other ways. */
export function TipsClosed({ title, text, ...otherWays }: TipsClosedProps) {
  return (
    <section className="tip-protection" aria-labelledby="closed">
      <h2 id="closed">{title}</h2>
      <p>{text}</p>
      <OtherWays {...otherWays} />
    </section>
  );
}
