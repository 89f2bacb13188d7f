import Phone from 'lucide-react/icons/phone';
import { agencyMessages } from '../../messages/agency.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Icon } from '../text/Icon.tsx';
import { isInvented } from '../text/isInvented.ts';
import { telephoneHref } from '../text/telephoneHref.ts';

/** Calls an office; nothing for an invented number, whose digits are masked. */
export function CallButton({ number }: { readonly number: string }) {
  const context = useRenderContext();
  if (isInvented(number)) return null;
  return (
    <p>
      <a className="button-link" href={telephoneHref(number)}>
        <Icon icon={Phone} />
        {context.t(agencyMessages.call, { number })}
      </a>
    </p>
  );
}
