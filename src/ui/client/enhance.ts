import { applyPreferencesAtOnce } from './applyPreferences.ts';
import { checkBuild, reloadOnMissingChunk } from './builds.ts';
import { closeDisclosures } from './closeDisclosures.ts';
import { prefetchOnIntent } from './prefetchOnIntent.ts';
import { rememberLanguage } from './rememberLanguage.ts';
import { shareButtons } from './shareButtons.ts';

// Every page is complete without this module; it makes what is there more convenient.
reloadOnMissingChunk();
closeDisclosures();
applyPreferencesAtOnce();
rememberLanguage();
shareButtons();
checkBuild(prefetchOnIntent());
