import * as py from "$web/python/python";
import * as lib from "$web/python/library";
export class Tuning extends py.Object {
static $name = "Tuning";
static $fields = ['budgets', 'guided', 'depth', 'widest', 'curiosity', 'warmth', 'spread', 'slip', 'margin', 'full_score', 'alone'];
__init__(budgets = py.tuple_of([0, 0, 30, 100, 300, 1000]), guided = true, depth = 1000, widest = 16, curiosity = 1.4, warmth = 1.0, spread = 8.0, slip = 0.1, margin = 0.05, full_score = 100.0, alone = null) { this.budgets = budgets; this.guided = guided; this.depth = depth; this.widest = widest; this.curiosity = curiosity; this.warmth = warmth; this.spread = spread; this.slip = slip; this.margin = margin; this.full_score = full_score; this.alone = alone;  }
}
