import * as py from "$web/python/python";
import * as lib from "$web/python/library";
export class Desk extends py.NamedTuple {
static $name = "Desk";
static $fields = ['line', 'keys', 'actions', 'ranks', 'table', 'work'];
__init__(line, keys, actions, ranks, table, work) { this.line = line; this.keys = keys; this.actions = actions; this.ranks = ranks; this.table = table; this.work = work;  }
}
export const search = py.kernel("tesselle.games.mosaic.heuristic.alphabeta.search");
export const STOPPED = 10000;
export const MOST_LEAD = 169;
export const SLOTS = 4;
export const ENTRY = py.dtype({"size": 16, "fields": {"key": {"at": 0, "type": "uint64", "shape": [], "size": 8}, "low": {"at": 8, "type": "int16", "shape": [], "size": 2}, "high": {"at": 10, "type": "int16", "shape": [], "size": 2}, "best": {"at": 12, "type": "int16", "shape": [], "size": 2}, "effort": {"at": 14, "type": "int16", "shape": [], "size": 2}}});
export const WORK = py.dtype({"size": 24, "fields": {"nodes": {"at": 0, "type": "int64", "shape": [], "size": 8}, "budget": {"at": 8, "type": "int64", "shape": [], "size": 8}, "chosen": {"at": 16, "type": "int32", "shape": [], "size": 4}}});
