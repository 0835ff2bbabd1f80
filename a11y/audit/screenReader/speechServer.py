"""Orca's settings and a speech server, in one file: Orca loads it as `orca-customizations.py` from its preferences.

Prints speech instead of speaking it: a line of JSON for each text, and `null` when Orca interrupts itself.
"""
import json

from orca import settings, speechserver

settings.speechServerFactory = __name__
# Only the words of the page, not the names of pressed keys.
settings.enableKeyEcho = False
# Read a page when a scenario asks for it, not whenever one loads.
settings.sayAllOnLoad = False
settings.enableBraille = False
settings.enableSound = False


class SpeechServer(speechserver.SpeechServer):
    @staticmethod
    def getSpeechServer(info=None):
        return SpeechServer()

    def speak(self, text=None, acss=None, interrupt=True):
        if text and text.strip():
            print(json.dumps(text), flush=True)

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    def sayAll(self, utteranceIterator, progressCallback):
        for context, _voice in utteranceIterator:
            self.speak(context.utterance)
            progressCallback(context, speechserver.SayAllContext.COMPLETED)

    def stop(self):
        print("null", flush=True)
