import { applyPreferencesAtOnce } from '#ui/client/applyPreferences.ts';
import { closeDisclosures } from '#ui/client/closeDisclosures.ts';
import { lightbox } from '#ui/client/lightbox.ts';
import { openDisclosures } from '#ui/client/openDisclosures.ts';
import { pageFeedback } from '#ui/client/pageFeedback.ts';
import { printDate } from '#ui/client/printDate.ts';
import { shareButtons } from '#ui/client/shareButtons.ts';

// What `enhance.ts` does for components; it does not load pages in advance, hydrate or check for a new build.
applyPreferencesAtOnce();
closeDisclosures();
openDisclosures();
lightbox();
pageFeedback();
printDate();
shareButtons();
