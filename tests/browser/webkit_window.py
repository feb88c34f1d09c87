"""A window with nothing but a page in it, which WebKitWebDriver can steer.

Debian's Python runs this (only it has `gi`): webkit_window.py WIDTHxHEIGHT SCRIPT NOTES. The script
runs before every page; what it posts to `notes` is appended to that file, a line of JSON each. A
path that is posted to `shots` gets a picture. The browser that comes with WebKit cannot be as
narrow as a phone.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402

size, script, notes = sys.argv[1:4]
width, height = map(int, size.split("x"))
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
window = Gtk.Window()


def keep(manager: Any, message: Any) -> None:
    with open(notes, "a") as file:
        file.write(message.get_js_value().to_string() + "\n")


def shoot(manager: Any, message: Any) -> None:
    path = message.get_js_value().to_string()
    shown = window.get_window()
    Gdk.pixbuf_get_from_window(shown, 0, 0, width, height).savev(path, "png", [], [])


def view(session: Any) -> Any:
    manager = WebKit2.UserContentManager()
    for name, act in (("notes", keep), ("shots", shoot)):
        manager.register_script_message_handler(name)
        manager.connect(f"script-message-received::{name}", act)
    frames = WebKit2.UserContentInjectedFrames.TOP_FRAME
    start = WebKit2.UserScriptInjectionTime.START
    manager.add_script(WebKit2.UserScript.new(Path(script).read_text(), frames, start, None, None))
    page = WebKit2.WebView(
        web_context=context,
        is_controlled_by_automation=True,
        settings=WebKit2.Settings(enable_webaudio=True),
        user_content_manager=manager,
    )
    window.set_default_size(width, height)
    window.set_decorated(False)
    window.add(page)
    window.show_all()
    window.move(0, 0)
    page.grab_focus()
    return page


def started(context: Any, session: Any) -> None:
    session.connect("create-web-view", view)


context.connect("automation-started", started)
Gtk.main()
