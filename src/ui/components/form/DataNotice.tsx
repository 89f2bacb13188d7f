import { PERSONAL_DATA, type PersonalDataKind } from '#domain/members/personalData.ts';
import { groundMessages, personalDataMessages, personalDataWords } from '../../messages/personalData.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

interface DataNoticeProps {
  readonly kinds: readonly PersonalDataKind[];
}

/** What is stored, what for, on which ground and for how long, in the words of the data map (PDPA §23). */
export function DataNotice({ kinds }: DataNoticeProps) {
  const context = useRenderContext();
  return (
    <dl className="personal-data-facts">
      {kinds.map((kind) => {
        const { name, why, kept } = personalDataWords[kind];
        return (
          <div key={kind}>
            <dt>
              <Unbroken text={context.t(name)} />
            </dt>
            <dd>
              <Unbroken text={context.t(why)} />{' '}
              <Unbroken
                text={context.t(personalDataMessages.ground, {
                  ground: context.t(groundMessages[PERSONAL_DATA[kind]]),
                })}
              />{' '}
              <Unbroken text={context.t(personalDataMessages.kept, { kept: context.t(kept) })} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
