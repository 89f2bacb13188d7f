import { useRef, useState, type ChangeEvent } from 'react';
import { MEGABYTE, SIGNATURE_LENGTH } from '#domain/files/attachment.ts';
import { checkPicture } from '#domain/members/profilePicture.ts';
import { fileErrorText } from '../../forms/errorText.ts';
import { fieldId } from '../../forms/fieldId.ts';
import { FILES_NAME } from '../../forms/fieldNames.ts';
import { useForm } from '../../forms/FormContext.tsx';
import type { FileError } from '../../forms/FormState.ts';
import { scaleDown } from '../../forms/scaleDown.ts';
import { pictureMessages } from '../../messages/picture.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { FieldError } from './FieldError.tsx';

/** Width and height of the preview, in CSS pixels. */
const PREVIEW = 160;

/** One picture. With scripts it is checked and shown when it is chosen, and a photo that is too large is made smaller. */
export function PictureField() {
  const context = useRenderContext();
  const { state, refuseFiles, holdForm } = useForm();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [found, setFound] = useState<readonly FileError[]>();
  const [isShown, setShown] = useState(false);
  const { maxMegabytes = 0 } = state;
  const id = fieldId(FILES_NAME);
  const errors = found ?? state.fileErrors;
  const hasError = errors.length > 0;

  const choose = async (input: HTMLInputElement) => {
    const [given] = Array.from(input.files ?? []);
    setShown(false);
    const picture = given && (await scaleDown(given, maxMegabytes * MEGABYTE));
    const start = await picture?.slice(0, SIGNATURE_LENGTH).arrayBuffer();
    const checked = picture && start && checkPicture(new Uint8Array(start), picture.size);
    const refused = checked?.ok === false ? [{ code: checked.code }] : [];
    setFound(refused);
    refuseFiles?.(refused);
    const transfer = new DataTransfer();
    if (picture !== undefined && refused.length === 0) {
      transfer.items.add(picture);
      setShown(await draw(canvas.current, picture));
    }
    input.files = transfer.files;
  };

  return (
    <div className="form-field" data-invalid={hasError || undefined}>
      <label htmlFor={id} className="form-label">
        {context.t(pictureMessages.choose)}
      </label>
      <p id={`${id}-hint`} className="form-hint">
        {context.t(pictureMessages.hint, { max: context.number(maxMegabytes) })}
      </p>
      <div id={`${id}-error`} className="files-errors" aria-live="polite">
        {errors.map((error, index) => (
          <FieldError key={index} id={`${id}-error-1`} error={fileErrorText(context, error, state)} />
        ))}
      </div>
      <input
        id={id}
        type="file"
        name={FILES_NAME}
        accept="image/jpeg,image/png,image/gif"
        className="form-control files-input"
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={hasError || undefined}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
          const checked = choose(currentTarget);
          if (holdForm === undefined) void checked;
          else holdForm(checked);
        }}
      />
      <canvas
        ref={canvas}
        className="member-picture picture-preview"
        width={PREVIEW}
        height={PREVIEW}
        hidden={!isShown}
        role="img"
        aria-label={context.t(pictureMessages.preview)}
      />
    </div>
  );
}

/** Draws the middle of a picture, as pages show it. @returns whether the browser can read it */
async function draw(canvas: HTMLCanvasElement | null, file: File): Promise<boolean> {
  try {
    const picture = await createImageBitmap(file);
    const side = Math.min(picture.width, picture.height);
    const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
    const context = canvas?.getContext('2d');
    context?.clearRect(0, 0, PREVIEW, PREVIEW);
    context?.drawImage(picture, left, top, side, side, 0, 0, PREVIEW, PREVIEW);
    picture.close();
    return true;
  } catch {
    return false; // the server says what is wrong
  }
}
