// The lesson: its steps are plain data, so that the rules can check them.

import type { Step } from '$web/lib/board';
import steps from './lesson.json';

export default steps satisfies Step[];
