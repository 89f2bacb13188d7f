const ATTRIBUTES: Readonly<Record<string, 'textSize' | 'contrast'>> = { textSize: 'textSize', contrast: 'contrast' };

/** Text size and colours change at once; the server is told meanwhile. Without an answer the form goes its plain way. */
export function applyPreferencesAtOnce(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    const button = event.submitter;
    if (!(form instanceof HTMLFormElement) || form.dataset['enhance'] !== 'preferences') return;
    if (!(button instanceof HTMLButtonElement)) return;
    const attribute = ATTRIBUTES[button.name];
    if (attribute === undefined) return;
    event.preventDefault();
    document.documentElement.dataset[attribute] = button.value;
    for (const other of form.querySelectorAll(`button[name="${button.name}"]`))
      other.setAttribute('aria-pressed', String(other === button));
    void remember(form, button);
  });
}

async function remember(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, button)) if (typeof value === 'string') body.append(name, value);
  try {
    // The answer leads back to this page, which is not wanted: an opaque redirect is the sign that all went well.
    const response = await fetch(form.action, { method: 'POST', body, redirect: 'manual' });
    if (response.ok || response.type === 'opaqueredirect') return;
  } catch {
    // no connection: as below
  }
  const name = document.createElement('input');
  Object.assign(name, { type: 'hidden', name: button.name, value: button.value });
  form.append(name);
  form.submit();
}
