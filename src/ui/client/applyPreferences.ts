const ATTRIBUTES: Readonly<Record<string, 'textSize' | 'contrast'>> = { textSize: 'textSize', contrast: 'contrast' };

/**
 * Applies text size and colours at once and saves them on the server meanwhile. If that fails, the form is submitted.
 */
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
    // The response redirects to this page, which need not be loaded: an opaque redirect means success.
    const response = await fetch(form.action, { method: 'POST', body, redirect: 'manual' });
    if (response.ok || response.type === 'opaqueredirect') return;
  } catch {
    // no connection: submit the form
  }
  const name = document.createElement('input');
  Object.assign(name, { type: 'hidden', name: button.name, value: button.value });
  form.append(name);
  form.submit();
}
