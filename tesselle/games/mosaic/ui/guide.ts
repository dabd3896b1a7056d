// Positions of the lesson that show rules; what they claim is checked by tests/test_guides.py.

import type { Figure } from '$web/lib/board';
import figures from './guide.json';

export default figures satisfies Figure[];
