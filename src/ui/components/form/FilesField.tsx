import { useRef, useState, type ChangeEvent } from 'react';
import { ATTACHMENT_TYPES, MAX_ATTACHMENTS, MEGABYTE } from '#domain/files/attachment.ts';
import { formMessages } from '../../messages/form.ts';
import { checkFile } from '../../forms/checkFile.ts';
import { fileErrorText } from '../../forms/errorText.ts';
import { fieldId } from '../../forms/fieldId.ts';
import { FILES_NAME, KEPT_FILES_NAME, REMOVED_FILES_NAME } from '../../forms/fieldNames.ts';
import { useForm } from '../../forms/FormContext.tsx';
import type { FileError } from '../../forms/FormState.ts';
import { scaleDown } from '../../forms/scaleDown.ts';
import { useHydrated } from '../../forms/useHydrated.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { FieldError } from './FieldError.tsx';

const ACCEPT = Object.values(ATTACHMENT_TYPES)
  .flat()
  .map((ending) => `.${ending}`)
  .join(',');

/**
 * Attached files. Those that came with a form that was refused are listed and need not be sent again. With scripts, more
 * can be added one after the other, each is checked when it is chosen, and photos that are too large are made smaller.
 */
export function FilesField() {
  const { state, answer = state } = useForm();
  // Once the server has answered, what was chosen has arrived there or was refused, unless it keeps none.
  const answered = answer.forgetsFiles ? undefined : JSON.stringify([answer.files, answer.fileErrors]);
  return <ChosenFiles key={answered} />;
}

function ChosenFiles() {
  const context = useRenderContext();
  const { state, refuseFiles, holdForm } = useForm();
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [found, setFound] = useState<readonly FileError[]>();
  const { maxMegabytes = 0 } = state;
  const id = fieldId(FILES_NAME);
  const kept = state.files.filter(({ token }) => !removed.includes(token));
  const errors = found ?? state.fileErrors;
  const hasError = errors.length > 0;

  const show = (files: readonly File[]) => {
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    if (input.current !== null) input.current.files = transfer.files;
    setChosen(files);
  };
  const refuse = (refused: readonly FileError[]) => {
    setFound(refused);
    refuseFiles?.(refused);
  };
  const remove = (file: File) => {
    show(chosen.filter((each) => each !== file));
    if (found !== undefined) refuse(found.filter(({ code }) => code !== 'tooManyFiles'));
  };
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const added = await Promise.all(
      Array.from(currentTarget.files ?? []).map((file) => scaleDown(file, maxMegabytes * MEGABYTE)),
    );
    const checked = await Promise.all(
      added.map(async (file) => ({ file, code: await checkFile(file, maxMegabytes * MEGABYTE) })),
    );
    const all = [...chosen, ...checked.flatMap(({ file, code }) => (code === undefined ? [file] : []))];
    const refused = checked.flatMap(({ file, code }) => (code === undefined ? [] : [{ name: file.name, code }]));
    const free = Math.max(0, MAX_ATTACHMENTS - kept.length);
    refuse([...refused, ...(all.length > free ? [{ code: 'tooManyFiles' } as const] : [])]);
    show(all.slice(0, free));
  };

  return (
    <div className="form-field" data-invalid={hasError || undefined}>
      <label htmlFor={id} className="form-label">
        {context.t(formMessages.optional, { label: context.t(formMessages.files) })}
      </label>
      <p id={`${id}-hint`} className="form-hint">
        {context.t(formMessages.filesHint, { files: MAX_ATTACHMENTS, max: context.number(maxMegabytes) })}
      </p>
      <div id={`${id}-error`} className="files-errors" aria-live="polite">
        {errors.map((error, index) => (
          <FieldError
            key={index}
            id={`${id}-error-${String(index + 1)}`}
            error={fileErrorText(context, error, state)}
          />
        ))}
      </div>
      {kept.length > 0 && (
        <>
          <p className="files-title">{context.t(formMessages.filesKept)}</p>
          <ul className="files">
            {kept.map(({ token, name, size }) => (
              <li key={token}>
                <input type="hidden" name={KEPT_FILES_NAME} value={token} />
                <span className="files-name">{name}</span> <span className="form-hint">{context.fileSize(size)}</span>
                {isHydrated ? (
                  <RemoveButton name={name} onPress={() => setRemoved([...removed, token])} />
                ) : (
                  <label className="files-remove">
                    <input type="checkbox" name={REMOVED_FILES_NAME} value={token} />{' '}
                    {context.t(formMessages.removeFile)} <span className="visually-hidden">{name}</span>
                  </label>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {chosen.length > 0 && (
        <>
          <p className="files-title">{context.t(formMessages.filesChosen)}</p>
          <ul className="files">
            {chosen.map((file, index) => (
              <li key={index}>
                <span className="files-name">{file.name}</span>{' '}
                <span className="form-hint">{context.fileSize(file.size)}</span>
                <RemoveButton name={file.name} onPress={() => remove(file)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <input
        ref={input}
        id={id}
        type="file"
        name={FILES_NAME}
        multiple
        accept={ACCEPT}
        className="form-control files-input"
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={hasError || undefined}
        onChange={(event) => {
          const checked = choose(event);
          if (holdForm === undefined) void checked;
          else holdForm(checked);
        }}
      />
    </div>
  );
}

function RemoveButton({ name, onPress }: { readonly name: string; readonly onPress: () => void }) {
  const context = useRenderContext();
  return (
    <button type="button" className="files-button" onClick={onPress}>
      {context.t(formMessages.removeFile)} <span className="visually-hidden">{name}</span>
    </button>
  );
}
