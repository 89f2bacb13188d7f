import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { oitMessages } from '../../messages/oit.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Icon } from '../text/Icon.tsx';
import { Sentence } from '../text/Sentence.tsx';

interface OitStatusProps {
  readonly isPublished: boolean;
  /** Whether its fiscal year is over, so that nothing more is expected. */
  readonly isPast?: boolean | undefined;
  /** When it is to be published, in words. */
  readonly due?: string | undefined;
}

/** Whether what belongs under a code is published, as a mark and a word, and when it will be. */
export function OitStatus({ isPublished, isPast = false, due }: OitStatusProps) {
  const context = useRenderContext();
  const missing = context.t(isPast ? oitMessages.missingOfPast : oitMessages.missing);
  return (
    <span className="oit-status" data-missing={isPublished ? undefined : true}>
      <Icon icon={isPublished ? CircleCheck : CircleDashed} />
      <span>
        {isPublished ? context.t(oitMessages.published) : missing}
        {!isPublished && due !== undefined && (
          <>
            {' '}
            <span className="oit-status-due">
              <Sentence message={oitMessages.dueOn} parts={{ day: <span className="nb">{due}</span> }} />
            </span>
          </>
        )}
      </span>
    </span>
  );
}
