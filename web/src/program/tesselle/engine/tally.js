import * as py from "$web/python/python";
import * as lib from "$web/python/library";
export class Line extends py.NamedTuple {
static $name = "Line";
static $fields = ['rule', 'what', 'points', 'cells', 'note'];
__init__(rule, what, points, cells = py.tuple_of([]), note = null) { this.rule = rule; this.what = what; this.points = points; this.cells = cells; this.note = note;  }
}
export class Tally extends py.NamedTuple {
static $name = "Tally";
data() {
const self = this;
return py.dict([["lines", [...py.generator(function* ($source) { for (const $1 of py.iter($source)) { let line; line = $1; yield py.dict([["rule", py.attribute(line, "rule")], ["what", py.send(py.attribute(line, "what"), "data")], ["points", py.attribute(line, "points")], ["cells", py.list(py.attribute(line, "cells"))], ["note", (py.truth(py.attribute(line, "note")) ? py.send(py.attribute(line, "note"), "data") : null)]]); } }.call(this, py.attribute(self, "lines")))]], ["total", py.attribute(self, "total")], ["remark", (py.truth(py.attribute(self, "remark")) ? py.send(py.attribute(self, "remark"), "data") : null)], ["gain", (py.truth(py.attribute(self, "gain")) ? py.send(py.attribute(self, "gain"), "data") : null)]]);
}
static $fields = ['lines', 'total', 'remark', 'summed', 'gain'];
__init__(lines, total, remark = null, summed = true, gain = null) { this.lines = lines; this.total = total; this.remark = remark; this.summed = summed; this.gain = gain;  }
}
