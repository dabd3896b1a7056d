import * as py from "$web/python/python";
import * as lib from "$web/python/library";
export class Note extends py.NamedTuple {
static $name = "Note";
data() {
const self = this;
return py.dict([["seat", py.attribute(self, "seat")], ["said", py.send(py.attribute(self, "said"), "data")], ["to_seat", py.send(py.attribute(self, "to_seat"), "data")]]);
}
static $fields = ['seat', 'said', 'to_seat'];
__init__(seat, said, to_seat) { this.seat = seat; this.said = said; this.to_seat = to_seat;  }
}
export class Event extends py.NamedTuple {
static $name = "Event";
data() {
const self = this;
let plain;
plain = py.dict([["seat", py.attribute(self, "seat")], ["move", py.attribute(self, "move")]]);
return (py.truth(py.attribute(self, "dealt")) ? py.bor(plain, py.dict([["dealt", py.attribute(self, "dealt")]])) : plain);
}
static $fields = ['number', 'seat', 'move', 'action', 'dealt', 'notes'];
__init__(number, seat, move, action, dealt, notes = py.tuple_of([])) { this.number = number; this.seat = seat; this.move = move; this.action = action; this.dealt = dealt; this.notes = notes;  }
}
