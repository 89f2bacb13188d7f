import { FORM_DATA, type MemberDataForm } from '#domain/members/personalData.ts';
import { formMessages } from '../../messages/form.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { DataContact, type WhomToAsk } from './DataContact.tsx';
import { DataNotice } from './DataNotice.tsx';

interface FormDataNoticeProps {
  readonly form: MemberDataForm;
  readonly whom: WhomToAsk;
}

/** What a form of members says beside it about the personal data that it takes (PDPA §23), made from the data map. */
export function FormDataNotice({ form, whom }: FormDataNoticeProps) {
  const context = useRenderContext();
  return (
    <section className="personal-data" aria-labelledby="personal-data">
      <h2 id="personal-data" className="personal-data-title">
        {context.t(formMessages.personalData)}
      </h2>
      <DataNotice kinds={FORM_DATA[form]} />
      <DataContact {...whom} />
    </section>
  );
}
