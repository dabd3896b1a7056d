"""What an operator may choose: by environment, by a TOML file, or on the command line.

A setting ``port`` is ``TESSELLE_PORT`` in the environment and ``port = 8000`` in
the file that ``TESSELLE_CONFIG`` or ``--config`` names.  The command line wins
over the environment, and the environment over the file.
"""

import os
from pathlib import Path
from typing import Any, Literal

import platformdirs
from pydantic import Field, SecretStr, field_validator, model_validator
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

from tesselle.engine.errors import TesselleError, mismatch
from tesselle.engine.say import Say
from tesselle.server.plumbing.cores import cores
from tesselle.server.plumbing.rates import read_rate

PREFIX = "TESSELLE_"
CONFIG = "TESSELLE_CONFIG"  # names the TOML file
SQLITE = "sqlite"


class BadSetting(TesselleError):
    """A setting has a value it cannot have."""


def _said(en: str, fr: str, default: Any = None, **limits: Any) -> Any:
    """Declare a setting with its description in both languages."""
    default = {"default_factory": default} if callable(default) else {"default": default}
    return Field(description=en, json_schema_extra={"fr": fr}, **default, **limits)


def _share_of_cores(chosen: dict[str, Any]) -> int:
    """Leave a core to each server process, and share out the others."""
    processes: int = chosen.get("processes", 1)
    return max(1, cores() // processes - 1)


def _data_file() -> str:
    path = platformdirs.user_data_path("tesselle") / "server.db"
    return f"sqlite+aiosqlite:///{path}"


class Settings(BaseSettings):
    """Every setting of the server, each with a default."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, extra="forbid", frozen=True)

    host: str = _said("the address to listen on", "l'adresse d'écoute", "127.0.0.1")
    port: int = _said("the port to listen on", "le port d'écoute", 8000, ge=0, le=65535)
    database: str = _said(
        "where everything is kept: sqlite+aiosqlite:///FILE or postgresql+asyncpg://…",
        "où tout est gardé : sqlite+aiosqlite:///FICHIER ou postgresql+asyncpg://…",
        _data_file,
    )
    redis: str | None = _said(
        "redis://… to pass news between several processes; none for one process",
        "redis://… pour relier plusieurs processus ; rien pour un seul",
    )
    redis_prefix: str = _said(
        "begins the name of every Redis channel",
        "début du nom de chaque canal Redis",
        "tesselle",
    )
    processes: int = _said(
        "server processes on this machine; more than one needs PostgreSQL and Redis",
        "processus du serveur sur cette machine ; PostgreSQL et Redis au-delà d'un",
        1,
        ge=1,
        le=64,
    )
    backup_folder: Path | None = _said(
        "where copies of a SQLite database are put by the clock; none for no copies",
        "où mettre à heures fixes des copies d'une base SQLite ; rien : pas de copies",
    )
    backup_every_h: float = _said(
        "hours between two copies", "heures entre deux copies", 24.0, gt=0
    )
    backup_keep: int = _said(
        "copies kept in that folder; older ones go",
        "copies gardées dans ce dossier ; les plus anciennes partent",
        7,
        ge=1,
    )
    secret: SecretStr | None = _said(
        "signs the cookies; if none is given one is drawn and kept in the database",
        "signe les cookies ; à défaut il est tiré et gardé dans la base",
    )
    origins: tuple[str, ...] = _said(
        "further origins whose pages may use the server: https://play.example.org",
        "autres origines dont les pages peuvent s'en servir : https://play.example.org",
        (),
    )
    secure_cookies: bool = _said(
        "send cookies over HTTPS only; set it behind a proxy that speaks HTTPS",
        "cookies par HTTPS seulement ; à choisir derrière un mandataire HTTPS",
        default=False,
    )
    trusted_proxies: str = _said(
        "addresses whose X-Forwarded headers are believed, separated by commas",
        "adresses dont on croit les en-têtes X-Forwarded, séparées par des virgules",
        "127.0.0.1",
    )
    thinkers: int = _said(
        "processes of each server process in which bots search; one more does what is quick",
        "processus de chaque serveur où les bots cherchent ; un de plus fait ce qui est bref",
        _share_of_cores,
        ge=1,
    )
    think_limit_s: float = _said(
        "seconds after which a bot's process that does not answer is replaced",
        "secondes au bout desquelles un processus de bot muet est remplacé",
        60.0,
        gt=0,
    )
    matches_in_memory: int = _said(
        "matches kept ready in memory; the others are replayed when asked for",
        "parties gardées prêtes en mémoire ; les autres sont rejouées à la demande",
        5000,
        ge=1,
    )
    largest_body: int = _said(
        "bytes a request or a socket message may have",
        "octets d'une requête ou d'un message, au plus",
        65536,
        ge=1024,
    )
    largest_head: int = _said(
        "bytes the headers of a request may have",
        "octets des en-têtes d'une requête, au plus",
        16384,
        ge=1024,
    )
    arrival_s: float = _said(
        "seconds a request may take to arrive, from its first byte to its last",
        "secondes qu'une requête peut mettre à arriver, du premier octet au dernier",
        15.0,
        gt=0,
    )

    most_tables: int = _said(
        "tables one person may have waiting for players; 0 for no limit",
        "tables d'une personne en attente de joueurs, au plus ; 0 : sans limite",
        10,
        ge=0,
    )
    most_matches: int = _said(
        "matches that may go on at the tables of one host; 0 for no limit",
        "parties en cours aux tables d'un même hôte, au plus ; 0 : sans limite",
        200,
        ge=0,
    )
    most_bot_matches: int = _said(
        "of these, matches that began between bots alone; 0 for no limit",
        "dont parties commencées entre bots seuls ; 0 : sans limite",
        5,
        ge=0,
    )
    people_per_address: int = _said(
        "people whose share of these the people at one address have together; 0 for no limit",
        "personnes dont celles d'une même adresse ont ensemble la part ; 0 : sans limite",
        5,
        ge=0,
    )
    most_connections: int = _said(
        "connections and sockets that one address may have open; 0 for no limit",
        "connexions et sockets ouvertes d'une même adresse, au plus ; 0 : sans limite",
        500,
        ge=0,
    )
    rate_person: str = _said(
        "requests and socket messages of one person, as 1200/minute; nothing for no limit",
        "requêtes et messages d'une personne, comme 1200/minute ; rien : sans limite",
        "1200/minute",
    )
    rate_address: str = _said(
        "requests and openings of sockets from one address; nothing for no limit",
        "requêtes et ouvertures de sockets d'une adresse ; rien : sans limite",
        "6000/minute",
    )
    rate_entry: str = _said(
        "comings in from one address: new guests, new accounts, sign-ins; nothing for no limit",
        "entrées d'une adresse : invités, comptes, connexions ; rien : sans limite",
        "60/minute",
    )
    log_format: Literal["console", "json"] = _said(
        "how log lines look: console, or json for programs",
        "forme du journal : console, ou json pour des programmes",
        "console",
    )
    log_level: Literal["debug", "info", "warning", "error"] = _said(
        "which log lines are written: debug has one for each request",
        "lignes du journal à écrire : debug en a une par requête",
        "info",
    )
    lease_s: float = _said(
        "seconds of silence after which a process is taken for dead and its bots are taken over",
        "secondes de silence après lesquelles un processus passe pour mort et cède ses bots",
        15.0,
        gt=0,
    )

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,  # noqa: ARG003  pydantic hands it in
        file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003  this too
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Let arguments win over the environment, and that over the file."""
        file = os.environ.get(CONFIG)
        if not file:
            return init_settings, env_settings
        if not Path(file).is_file():
            told = mismatch(Say("a TOML file", "un fichier TOML"), file)
            raise BadSetting(told.within(CONFIG))
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls, Path(file))

    @field_validator("rate_person", "rate_address", "rate_entry")
    @classmethod
    def _a_rate(cls, rate: str) -> str:
        if rate:
            read_rate(rate)
        return rate

    @model_validator(mode="after")
    def _several_processes_share(self) -> "Settings":
        if self.processes > 1 and (self.embedded or not self.redis):
            raise ValueError("processes: more than one needs a PostgreSQL database and Redis")
        return self

    @model_validator(mode="after")
    def _only_files_are_copied(self) -> "Settings":
        if self.backup_folder and not self.embedded:
            raise ValueError("backup_folder: expected a SQLite database; else use pg_dump")
        return self

    @property
    def embedded(self) -> bool:
        """Whether the database is a file of this one process."""
        return self.database.startswith(SQLITE)


def about(name: str) -> Say:
    """Return a setting's description in both languages."""
    field = Settings.model_fields[name]
    extra = field.json_schema_extra
    french = extra["fr"] if isinstance(extra, dict) else ""
    return Say(field.description or "", str(french))
