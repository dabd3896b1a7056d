"""From which address each person came last, as far as this process knows; never stored."""

from collections import OrderedDict, defaultdict

MOST = 20_000  # people; beyond that those of longest ago are forgotten


class Whereabouts:
    """Lets people of one address share what is scarce."""

    def __init__(self) -> None:
        self._address: OrderedDict[str, str] = OrderedDict()
        self._people: defaultdict[str, set[str]] = defaultdict(set)

    def note(self, person: str, address: str) -> None:
        """Remember where somebody is."""
        if self._address.get(person) != address:
            self._forget(person)
            self._people[address].add(person)
        self._address[person] = address
        self._address.move_to_end(person)
        if len(self._address) > MOST:
            self._forget(next(iter(self._address)))

    def of(self, person: str) -> str:
        """Return an address, or the person where none is known."""
        return self._address.get(person, person)

    def beside(self, person: str) -> set[str]:
        """Return the people at this person's address, this one among them."""
        return {person, *self._people.get(self.of(person), ())}

    def _forget(self, person: str) -> None:
        address = self._address.pop(person, None)
        if address is None:
            return
        self._people[address].discard(person)
        if not self._people[address]:
            del self._people[address]
