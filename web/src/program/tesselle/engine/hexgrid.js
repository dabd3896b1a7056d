import * as py from "$web/python/python";
import * as lib from "$web/python/library";
export class HexGrid extends py.Object {
static $name = "HexGrid";
get cells() {
const self = this;
return py.len(py.attribute(self, "axial"));
}
get by_name() { const self = this; return py.once(this, "by_name", () => {
return py.dict(py.generator(function* ($source) { for (const $1 of py.iter($source)) { let cell, name; { const $2 = py.unpack($1, 2, -1); cell = $2[0]; name = $2[1]; } yield py.tuple_of([name, cell]); } }.call(this, py.enumerate(py.attribute(self, "names")))));
}); }
get by_axial() { const self = this; return py.once(this, "by_axial", () => {
return py.dict(py.generator(function* ($source) { for (const $3 of py.iter($source)) { let cell, place; { const $4 = py.unpack($3, 2, -1); cell = $4[0]; place = $4[1]; } yield py.tuple_of([place, cell]); } }.call(this, py.enumerate(py.attribute(self, "axial")))));
}); }
get rows() { const self = this; return py.once(this, "rows", () => {
return py.tuple(py.generator(function* ($source) { for (const $8 of py.iter($source)) { let row; row = $8; yield py.tuple(py.generator(function* ($source) { for (const $5 of py.iter($source)) { let _, cell, r; { const $6 = py.unpack($5, 2, -1); cell = $6[0]; { const $7 = py.unpack($6[1], 2, -1); _ = $7[0]; r = $7[1]; } } if (py.truth(py.eq(r, row))) { yield cell; } } }.call(this, py.enumerate(py.attribute(self, "axial"))))); } }.call(this, py.range(py.sub(1, py.attribute(self, "side")), py.attribute(self, "side")))));
}); }
get spans() { const self = this; return py.once(this, "spans", () => {
return py.tuple(py.generator(function* ($source) { for (const $9 of py.iter($source)) { let row; row = $9; yield py.slice(py.get(row, 0), py.add(py.get(row, py.neg(1)), 1)); } }.call(this, py.attribute(self, "rows"))));
}); }
static $fields = ['side', 'axial', 'names', 'neighbour'];
__init__(side, axial, names, neighbour) { this.side = side; this.axial = axial; this.names = names; this.neighbour = neighbour;  }
}
export const DIRECTIONS = py.tuple_of([py.tuple_of([1, 0]), py.tuple_of([0, 1]), py.tuple_of([-1, 1]), py.tuple_of([-1, 0]), py.tuple_of([0, -1]), py.tuple_of([1, -1])]);
export const OFF = -1;
export const hexgrid = py.cached(function hexgrid(side) {
let axial, names, neighbour, place, reach;
reach = py.sub(side, 1);
axial = py.tuple(py.generator(function* ($source) { for (const $2 of py.iter($source)) { let r; r = $2; for (const $1 of py.iter(py.range(py.max(py.neg(reach), py.sub(py.neg(r), reach)), py.add(py.min(reach, py.add(py.neg(r), reach)), 1)))) { let q; q = $1; yield py.tuple_of([q, r]); } } }.call(this, py.range(py.neg(reach), py.add(reach, 1)))));
names = py.tuple(py.generator(function* ($source) { for (const $3 of py.iter($source)) { let q, r; { const $4 = py.unpack($3, 2, -1); q = $4[0]; r = $4[1]; } yield (py.str(py.get(lib.string_ascii_lowercase, py.add(r, reach))) + py.str(py.add(py.sub(q, py.max(py.neg(reach), py.sub(py.neg(r), reach))), 1))); } }.call(this, axial)));
place = py.dict(py.generator(function* ($source) { for (const $5 of py.iter($source)) { let cell, spot; { const $6 = py.unpack($5, 2, -1); cell = $6[0]; spot = $6[1]; } yield py.tuple_of([spot, cell]); } }.call(this, py.enumerate(axial))));
neighbour = lib.numpy_array([...py.generator(function* ($source) { for (const $9 of py.iter($source)) { let q, r; { const $10 = py.unpack($9, 2, -1); q = $10[0]; r = $10[1]; } yield [...py.generator(function* ($source) { for (const $7 of py.iter($source)) { let dq, dr; { const $8 = py.unpack($7, 2, -1); dq = $8[0]; dr = $8[1]; } yield py.send(place, "get", py.tuple_of([py.add(q, dq), py.add(r, dr)]), OFF); } }.call(this, DIRECTIONS))]; } }.call(this, axial))], py.named({dtype: lib.numpy_int16}));
py.attribute(neighbour, "flags").writeable = false;
return py.make(HexGrid, side, axial, names, neighbour);
});
