import type { ChangeEvent } from 'react';
import { ALL_NEWS } from '#domain/site/newsType.ts';
import { CheckboxesField } from '../components/form/CheckboxesField.tsx';
import { FormDataNotice } from '../components/form/FormDataNotice.tsx';
import { PostForm } from '../components/form/PostForm.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { MemberLayout } from '../components/site/MemberLayout.tsx';
import { memberRules } from '../forms/memberRules.ts';
import { eNewsMessages } from '../messages/eNews.ts';
import { profileMessages } from '../messages/profile.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ENewsEditPageProps } from './memberProps.ts';

/** Changes the newsletter choices of a member: save, or cancel (spec §2). */
export function ENewsEditPage({ form, email, types, whom }: ENewsEditPageProps) {
  const context = useRenderContext();
  if (types.length === 0)
    return (
      <MemberLayout title={context.t(eNewsMessages.editTitle)} current="eNews">
        <p>{context.t(eNewsMessages.noTypes)}</p>
      </MemberLayout>
    );
  const choices = [{ value: ALL_NEWS, label: context.t(eNewsMessages.all) }, ...types];
  return (
    <MemberLayout title={context.t(eNewsMessages.editTitle)} current="eNews">
      <p>{context.t(eNewsMessages.to, { email })}</p>
      <PostForm action={context.to('eNewsEdit')} rules={memberRules.eNews} state={form}>
        <div onChange={tickTogether}>
          <CheckboxesField name="types" choices={choices} />
        </div>
        <SubmitButton label={context.t(profileMessages.save)}>
          <a href={context.to('eNews')}>{context.t(profileMessages.cancel)}</a>
        </SubmitButton>
      </PostForm>
      {whom !== undefined && <FormDataNotice form="eNewsEdit" whom={whom} />}
    </MemberLayout>
  );
}

/** 'Select all' ticks every box, and is ticked when all of them are. */
function tickTogether({ target, currentTarget }: ChangeEvent<HTMLDivElement, HTMLInputElement>): void {
  const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const all = boxes.find(({ value }) => value === ALL_NEWS);
  const others = boxes.filter((box) => box !== all);
  if (all === undefined) return;
  if (target === all) for (const box of others) box.checked = all.checked;
  else all.checked = others.every(({ checked }) => checked);
}
