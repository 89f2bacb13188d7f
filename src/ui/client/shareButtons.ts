/** Shows the buttons that need scripts: copying the page's address, printing. */
export function shareButtons(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-enhance="copy-link"]')) {
    place.hidden = false;
    const button = place.querySelector('button');
    button?.addEventListener('click', () => void copy(button));
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-enhance="print"]')) {
    place.hidden = false;
    place.querySelector('button')?.addEventListener('click', () => {
      print();
    });
  }
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const status = button.closest('section')?.querySelector('[role="status"]');
  const showStatus = (text: string | undefined) => {
    if (status) status.textContent = text ?? '';
  };
  try {
    await navigator.clipboard.writeText(button.value);
    showStatus(button.dataset['done']);
  } catch {
    showStatus(button.dataset['failed']); // the clipboard needs HTTPS
  }
}
