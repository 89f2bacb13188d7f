import { applyPreferencesAtOnce } from './applyPreferences.ts';
import { checkBuild, reloadOnMissingChunk } from './builds.ts';
import { closeDisclosures } from './closeDisclosures.ts';
import { hydrateMain } from './hydrateMain.ts';
import { lightbox } from './lightbox.ts';
import { modalMenu } from './modalMenu.ts';
import { pageFeedback } from './pageFeedback.ts';
import { prefetchOnIntent } from './prefetchOnIntent.ts';
import { printDate } from './printDate.ts';
import { rememberLanguage } from './rememberLanguage.ts';
import { searchSuggestions } from './searchSuggestions.ts';
import { shareButtons } from './shareButtons.ts';
import { openDisclosures } from './openDisclosures.ts';

// Every page works without this module, which makes it more convenient.
reloadOnMissingChunk();
closeDisclosures();
openDisclosures();
modalMenu();
applyPreferencesAtOnce();
rememberLanguage();
shareButtons();
pageFeedback();
searchSuggestions();
printDate();
lightbox();
hydrateMain();
checkBuild(prefetchOnIntent());
