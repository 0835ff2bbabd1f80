"""Orca's settings and its speech server, in one file: Orca loads it as `orca-customizations.py` of its preferences.

What would be spoken is written to file descriptor 3, a line of JSON each: {"said": text}, or {"stopped": true} where
Orca cuts off what is being said.
"""
import json
import os

from orca import settings, speechserver

settings.speechServerFactory = __name__
# The words of the page alone, not the names of the keys that were pressed.
settings.enableKeyEcho = False
# Reads a page when a script asks it to, and not whenever one has loaded.
settings.sayAllOnLoad = False
settings.enableBraille = False
settings.enableSound = False

_out = os.fdopen(3, "w", buffering=1, encoding="utf-8")


def _write(event):
    _out.write(json.dumps(event) + "\n")


class SpeechServer(speechserver.SpeechServer):
    """Says at once, and to us."""

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
