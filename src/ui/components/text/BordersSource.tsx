import { agencyMessages } from '../../messages/agency.ts';
import { Sentence } from './Sentence.tsx';

const SOURCE = 'https://mapsvg.com/maps/thailand';

/** Names the source of the borders of provinces, below a map that shows them. */
export function BordersSource() {
  return (
    <Sentence
      message={agencyMessages.provinceBorders}
      parts={{
        source: (
          <a href={SOURCE} rel="external noreferrer">
            MapSVG
          </a>
        ),
      }}
    />
  );
}
