/** One large button on the still of a video until it is first played, instead of the controls of the browser. */
export function videoButton(): void {
  for (const box of document.querySelectorAll('[data-enhance="video"]')) {
    const video = box.querySelector('video');
    const button = box.querySelector('button');
    if (video === null || button === null) continue;
    video.controls = false;
    button.hidden = false;
    button.addEventListener('click', () => {
      video.controls = true;
      button.hidden = true;
      video.focus();
      // Where it cannot be played, the controls say so.
      video.play().catch(() => undefined);
    });
  }
}
