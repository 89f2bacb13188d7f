import { config } from 'chai';

// Otherwise 'expected [ Array(1) ] to deeply equal []' is all that is known of a fault that is rare.
config.truncateThreshold = 0;
