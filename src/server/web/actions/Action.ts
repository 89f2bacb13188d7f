import type { Readable } from 'node:stream';
import type { PagePath } from '#domain/feedback/pagePath.ts';
import type { Preferences } from '#domain/preferences.ts';
import type { FileError, UploadedFile } from '#ui/forms/FormState.ts';
import type { CookieToSet } from '../../http/cookies.ts';
import type { Attachments } from '#ports/Attachments.ts';
import type { VisitorSession } from '#ports/VisitorSession.ts';
import type { LoginLimits } from '../../http/countLogin.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageResult, PageView } from '../PageResult.ts';
import type { TipEnvelope } from './TipEnvelope.ts';
import type { FormFields } from './FormFields.ts';

/** How the website takes one posted form. What every form has in common is done before, by `serveAction`. */
export interface Action {
  /** The setting for how many of these forms are accepted from one network in an hour; no limit when absent. */
  readonly perHour?: FormLimitSetting;
  /** Where the form's files are saved, when it may have some, and is then posted as multipart. */
  readonly takesFiles?: 'attachments' | 'complaintAttachments';
  /**
   * Whether what the form contains is sealed while it arrives, with its files, and nothing is stored about who sends it:
   * what is limited is counted in memory.
   */
  readonly isSealed?: true;
  /** Whether the form may have one picture, and is then posted as multipart. */
  readonly takesPicture?: true;
  /** The page in place of the form, with 503, where it is closed: nothing of the form is read then. */
  closed?(request: PageRequest): PageView | undefined;
  /**
   * Takes a form. Throws `HttpError` (400) when no page of the website sends such a form, `Unavailable` when it cannot
   * be stored now.
   */
  submit(request: FormRequest): ActionResult | Promise<ActionResult>;
  /**
   * The page that says why the form cannot be taken now, whatever is in it, with everything that was typed. An action
   * without it is answered with an error page.
   */
  refuse?(request: FormRequest, refusal: FormRefusal): ActionResult | Promise<ActionResult>;
}

export type FormLimitSetting = 'MESSAGES_PER_HOUR' | 'FEEDBACK_PER_HOUR';

/** A page request at the address that a form was posted to. */
export interface FormRequest extends PageRequest {
  /** The posted fields, not validated. */
  readonly fields: FormFields;
  /** The files of the form that are saved: those of this request, and those kept from an earlier try. */
  readonly files: readonly UploadedFile[];
  readonly fileErrors: readonly FileError[];
  /** Where the files are saved. */
  readonly attachments: Attachments;
  /** Of a form that is sealed. */
  readonly envelope?: TipEnvelope;
  /** As it was uploaded, not checked but for its size. */
  readonly picture?: Uint8Array;
  readonly session: VisitorSession;
  readonly loginLimits: LoginLimits;
  /** The visitor's choices of text size and contrast. */
  readonly preferences: Preferences;
  /** What a GET of another page of this site would be answered with. */
  open(path: PagePath): Promise<{ readonly request: PageRequest; readonly result: PageResult }>;
}

export type FormRefusal =
  /** 429: the client has sent too many forms, and has to wait. */
  | { readonly reason: 'tooOften'; readonly waitSeconds: number }
  /** 503: a port is unavailable. */
  | { readonly reason: 'notStored'; readonly isUncertain: boolean };

/** A redirect (303), or a file, when the form is accepted; otherwise a page with the reason. */
export type ActionResult = ActionRedirect | ActionDownload | ActionPage;

/** A private file, sent while it is made. Only for a form that no script sends. */
export interface ActionDownload {
  readonly download: {
    /** In ASCII. */
    readonly name: string;
    readonly type: string;
    readonly content: Readable;
  };
}

export interface ActionRedirect {
  readonly redirect: string;
  readonly status: 303;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly CookieToSet[];
}

export interface ActionPage {
  readonly pageView: PageView;
  /** The request that the page is rendered for, when it is not the posted form's own: another address or query. */
  readonly pageRequest?: PageRequest;
  /** Whether the form was accepted all the same: this page is the only receipt. */
  readonly isAccepted?: true;
}
