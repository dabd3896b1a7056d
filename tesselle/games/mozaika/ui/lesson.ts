// The lesson; what its steps claim is checked by tests/test_lesson.py.

import type { Step } from '$web/lib/board';
import steps from './lesson.json';

export default steps satisfies Step[];
