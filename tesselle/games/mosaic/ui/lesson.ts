// The lesson is data, so that `tests/test_lesson.py` can hold it to the rules.

import type { Step } from '$web/lib/board';
import steps from './lesson.json';

export default steps satisfies Step[];
