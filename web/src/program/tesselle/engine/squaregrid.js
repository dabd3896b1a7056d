import * as py from "$web/python/python";
import * as lib from "$web/python/library";
export class SquareGrid extends py.Object {
static $name = "SquareGrid";
get by_name() { const self = this; return py.once(this, "by_name", () => {
return py.dict(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let cell, name; { const $2 = py.unpack($1, 2, -1); cell = $2[0]; name = $2[1]; } yield py.tuple_of([name, cell]); } }.call(this, py.enumerate(py.attribute(self, "names")))));
}); }
static $fields = ['side', 'names', 'neighbour'];
__init__(side, names, neighbour) { this.side = side; this.names = names; this.neighbour = neighbour;  }
}
export const OFF = -1;
