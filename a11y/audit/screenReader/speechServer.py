"""Orca's settings and a speech server, in one file: Orca loads it as `orca-customizations.py` from its preferences.

Writes speech to file descriptor 3 instead of a synthesizer, one line of JSON per event: {"said": text}, or
{"stopped": true} when Orca interrupts itself.
"""
import json
import os

from orca import settings, speechserver

settings.speechServerFactory = __name__
# Only the words of the page, not the names of pressed keys.
settings.enableKeyEcho = False
# Read a page when a scenario asks for it, not whenever one loads.
settings.sayAllOnLoad = False
settings.enableBraille = False
settings.enableSound = False

_out = os.fdopen(3, "w", buffering=1, encoding="utf-8")


def _write(event):
    _out.write(json.dumps(event) + "\n")


class SpeechServer(speechserver.SpeechServer):
    """Reports each utterance at once instead of speaking it."""

    _instance = None

    @staticmethod
    def getFactoryName():
        return "Text"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @classmethod
    def getSpeechServer(cls, info=None):
        cls._instance = cls._instance or cls()
        return cls._instance

    @staticmethod
    def shutdownActiveServers():
        pass

    def getInfo(self):
        return ["Text", "text"]

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        if text and text.strip():
            _write({"said": text})

    def speakCharacter(self, character, acss=None):
        _write({"said": character})

    def sayAll(self, utteranceIterator, progressCallback):
        for context, _voice in utteranceIterator:
            self.speak(context.utterance)
            progressCallback(context, speechserver.SayAllContext.COMPLETED)

    def stop(self):
        _write({"stopped": True})
