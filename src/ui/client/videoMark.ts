/** Shows the play mark on the still of a video until it is first played: only a script knows when to remove the mark. */
export function videoMark(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-enhance="video"]')) {
    box.dataset['waiting'] = '';
    box.querySelector('video')?.addEventListener('play', () => delete box.dataset['waiting'], { once: true });
  }
}
