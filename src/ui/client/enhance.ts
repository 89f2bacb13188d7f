import { applyPreferencesAtOnce } from './applyPreferences.ts';
import { checkBuild, reloadOnMissingChunk } from './builds.ts';
import { closeDisclosures } from './closeDisclosures.ts';
import { comeAlive } from './hydrateMain.ts';
import { lightbox } from './lightbox.ts';
import { pageFeedback } from './pageFeedback.ts';
import { prefetchOnIntent } from './prefetchOnIntent.ts';
import { printDate } from './printDate.ts';
import { rememberLanguage } from './rememberLanguage.ts';
import { shareButtons } from './shareButtons.ts';
import { unfold } from './openDisclosures.ts';

// Every page is complete without this module; it makes what is there more convenient.
reloadOnMissingChunk();
closeDisclosures();
unfold();
applyPreferencesAtOnce();
rememberLanguage();
shareButtons();
pageFeedback();
printDate();
lightbox();
comeAlive();
checkBuild(prefetchOnIntent());
