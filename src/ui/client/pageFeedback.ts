/**
 * Sends the form 'Was this page useful?' without leaving the page. If the server refuses it, the form is submitted as
 * usual, and the next page shows the reason.
 */
export function pageFeedback(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    const button = event.submitter;
    if (!(form instanceof HTMLFormElement) || !(button instanceof HTMLButtonElement)) return;
    const section = form.closest<HTMLElement>('[data-enhance="feedback"]');
    if (section === null || form.dataset['plain'] !== undefined) return;
    event.preventDefault();
    if (form.getAttribute('aria-busy') === 'true') return;
    form.setAttribute('aria-busy', 'true');
    void send(form, button).then((outcome) => {
      form.removeAttribute('aria-busy');
      if (outcome === 'taken') showThanks(section, form, button);
      else if (outcome === 'unsent') showStatus(section, 'unsent');
      else {
        form.dataset['plain'] = '';
        form.requestSubmit(button);
      }
    });
  });
}

async function send(form: HTMLFormElement, button: HTMLButtonElement): Promise<'taken' | 'refused' | 'unsent'> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, button)) if (typeof value === 'string') body.append(name, value);
  try {
    // The response redirects to a page of thanks; this page shows them itself. An opaque redirect means success.
    const response = await fetch(form.action, { method: 'POST', body, redirect: 'manual' });
    return response.type === 'opaqueredirect' ? 'taken' : 'refused';
  } catch {
    return 'unsent';
  }
}

function showThanks(section: HTMLElement, form: HTMLFormElement, button: HTMLButtonElement): void {
  const isVote = button.name === 'useful';
  const status = showStatus(section, isVote ? 'counted' : 'received');
  form.hidden = true; // this hides the button that has the focus
  const next = section.querySelector<HTMLFormElement>('.comment-form');
  if (next === null || button.value !== 'no') {
    status?.focus();
    return;
  }
  next.hidden = false;
  next.querySelector('textarea')?.focus();
}

function showStatus(section: HTMLElement, message: 'counted' | 'received' | 'unsent'): HTMLElement | null {
  const status = section.querySelector<HTMLElement>('[role="status"]');
  if (status !== null) status.textContent = section.dataset[message] ?? '';
  return status;
}
